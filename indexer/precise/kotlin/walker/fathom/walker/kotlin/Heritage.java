package fathom.walker.kotlin;

import fathom.walker.WalkedFile.Relation;
import java.util.ArrayList;
import java.util.List;
import org.jetbrains.kotlin.descriptors.CallableMemberDescriptor;
import org.jetbrains.kotlin.descriptors.ClassDescriptor;
import org.jetbrains.kotlin.descriptors.ClassifierDescriptor;
import org.jetbrains.kotlin.descriptors.DeclarationDescriptor;
import org.jetbrains.kotlin.descriptors.ValueParameterDescriptor;
import org.jetbrains.kotlin.psi.KtEnumEntry;
import org.jetbrains.kotlin.psi.KtNamedDeclaration;
import org.jetbrains.kotlin.psi.KtParameter;
import org.jetbrains.kotlin.resolve.BindingContext;
import org.jetbrains.kotlin.types.KotlinType;
import org.jetbrains.kotlin.types.KotlinTypeKt;

/** What types extend and what members override. */
final class Heritage {
  private Heritage() {}

  /** What stands directly above a declaration. */
  static List<DeclarationDescriptor> above(Relation kind, KtNamedDeclaration declared, BindingContext context) {
    DeclarationDescriptor descriptor = descriptorOf(declared, context);
    List<DeclarationDescriptor> above = new ArrayList<>();
    if (kind == Relation.BASE && descriptor instanceof ClassDescriptor type && !(declared instanceof KtEnumEntry))
      for (KotlinType base : type.getTypeConstructor().getSupertypes()) {
        ClassifierDescriptor classifier = base.getConstructor().getDeclarationDescriptor();
        if (classifier != null) above.add(classifier);
      }
    if (kind == Relation.OVERRIDE && descriptor instanceof CallableMemberDescriptor member)
      for (CallableMemberDescriptor each : member.getOverriddenDescriptors())
        if (takeTheSame(member, each)) above.add(each.getOriginal());
    return above;
  }

  /** A type of a missing library passes for any other: where one is taken, the names of both have to be the same. */
  private static boolean takeTheSame(CallableMemberDescriptor member, CallableMemberDescriptor above) {
    List<ValueParameterDescriptor> own = member.getValueParameters();
    List<ValueParameterDescriptor> others = above.getValueParameters();
    for (int at = 0; at < Math.min(own.size(), others.size()); at++) {
      KotlinType type = own.get(at).getType();
      KotlinType other = others.get(at).getType();
      boolean isUnknown = KotlinTypeKt.isError(type) || KotlinTypeKt.isError(other);
      if (isUnknown && !type.toString().equals(other.toString())) return false;
    }
    return true;
  }

  /** A parameter of a constructor may declare a property. */
  private static DeclarationDescriptor descriptorOf(KtNamedDeclaration declared, BindingContext context) {
    if (declared instanceof KtParameter parameter && parameter.hasValOrVar()) {
      DeclarationDescriptor property = context.get(BindingContext.PRIMARY_CONSTRUCTOR_PARAMETER, parameter);
      if (property != null) return property;
    }
    return context.get(BindingContext.DECLARATION_TO_DESCRIPTOR, declared);
  }
}
