package fathom.walker.kotlin;

import fathom.walker.Place;
import fathom.walker.Repository;
import fathom.walker.SourceFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.jetbrains.kotlin.com.intellij.openapi.vfs.VirtualFile;
import org.jetbrains.kotlin.com.intellij.psi.PsiElement;
import org.jetbrains.kotlin.com.intellij.psi.PsiFile;
import org.jetbrains.kotlin.com.intellij.psi.PsiNameIdentifierOwner;

/** Numbers of names by where they are declared, in Kotlin and in Java. */
final class DeclaredPlaces {
  /** Of a declaration that no listed file holds, or that has no name. */
  static final int NONE = -1;

  private final Repository repository;
  private final Map<Place, Integer> numbers = new HashMap<>();
  private final List<Place> places = new ArrayList<>();
  private final Map<PsiFile, LineStarts> starts = new WeakHashMap<>();

  DeclaredPlaces(Repository repository) {
    this.repository = repository;
  }

  Place placeOf(int number) {
    return places.get(number);
  }

  int numberOf(PsiElement declaration) {
    if (!(declaration instanceof PsiNameIdentifierOwner owner)) return NONE;
    PsiElement name = owner.getNameIdentifier();
    PsiFile file = declaration.getContainingFile();
    VirtualFile virtual = file == null ? null : file.getVirtualFile();
    if (name == null || virtual == null || !virtual.isInLocalFileSystem()) return NONE;
    SourceFile known = repository.fileAt(Path.of(virtual.getPath()));
    if (known == null) return NONE;
    LineStarts lines = linesOf(file);
    int offset = name.getTextRange().getStartOffset();
    Place place = new Place(known, lines.lineAt(offset), lines.columnAt(offset));
    Integer number = numbers.putIfAbsent(place, places.size());
    if (number != null) return number;
    places.add(place);
    return places.size() - 1;
  }

  LineStarts linesOf(PsiFile file) {
    return starts.computeIfAbsent(file, any -> new LineStarts(file.getText()));
  }
}
