package dev.nakade;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.PrintStream;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The arrows between the packages of the library, as drawn in docs/architecture.md. */
class ArchitectureTest {
  private static final JavaClasses CORE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.nakade");

  /** Package, and the packages of ours that it may use. */
  private static final Map<String, String[]> ARROWS =
      Map.of(
          "go", of("go"),
          "sgf", of("sgf", "go"),
          "search", of("search"),
          "safety", of("safety", "go"),
          "exact", of("exact", "safety", "proof", "search", "go"),
          "proof", of("proof", "sgf", "go"),
          "lifedeath", of("lifedeath", "safety", "proof", "sgf", "search", "go"),
          "player", of("player", "search", "go"),
          "systems", of("systems", "player", "exact", "lifedeath", "sgf", "search", "go"));

  private static String[] of(String... packages) {
    String[] names = new String[packages.length + 1];
    names[0] = "java..";
    for (int i = 0; i < packages.length; i++) {
      names[i + 1] = "dev.nakade." + packages[i] + "..";
    }
    return names;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"go", "sgf", "search", "exact", "proof", "lifedeath", "player", "systems"})
  void arrowsPointOneWay(String name) {
    noClasses()
        .that()
        .resideInAPackage("dev.nakade." + name + "..")
        .should()
        .dependOnClassesThat(not(resideInAnyPackage(ARROWS.get(name))))
        .check(CORE);
  }

  @Test
  void everyPackageIsDrawn() {
    noClasses()
        .should()
        .resideOutsideOfPackages(
            ARROWS.keySet().stream().map(n -> "dev.nakade." + n + "..").toArray(String[]::new))
        .check(CORE);
  }

  @Test
  void thereAreNoCycles() {
    slices().matching("dev.nakade.(*)..").should().beFreeOfCycles().check(CORE);
  }

  @Test
  void nothingPrintsOrDrawsUnseededRandomNumbers() {
    noClasses()
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .callMethod(Math.class, "random")
        .orShould()
        .callConstructor(Random.class)
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(ThreadLocalRandom.class)
        .check(CORE);
    noClasses().should().dependOnClassesThat().areAssignableTo(PrintStream.class).check(CORE);
  }

  @Test
  void nothingButTheBudgetReadsAClock() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName("dev.nakade.search.Budget")
        .should()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .dependOnClassesThat(resideInAPackage("java.time.."))
        .check(CORE);
  }
}
