/**
 * Versions of the package format that change what a header holds, by what they brought. Two counters: one of Unreal
 * Engine 4, which stands still since 4.27, and one of Unreal Engine 5.
 */

/** Unreal Engine 4 */
export const UE4 = {
  /** 4.0: nothing older is read */
  OLDEST: 342,
  LOAD_FOR_EDITOR_GAME: 365,
  SOFT_PACKAGE_REFERENCES: 384,
  COMPATIBLE_ENGINE: 444,
  GATHERABLE_TEXT: 459,
  COOKED_ASSETS_IN_EDITOR: 485,
  NAME_HASHES: 504,
  PRELOAD_DEPENDENCIES: 507,
  TEMPLATE_INDEX: 508,
  SEARCHABLE_NAMES: 510,
  EXPORT_SIZES_64_BIT: 511,
  LOCALIZATION_ID: 516,
  PACKAGE_OWNER: 518,
  NON_OUTER_IMPORTS: 520,
  REGISTRY_DEPENDENCIES: 521,
  NEWEST: 522,
} as const;

/** Unreal Engine 5 */
export const UE5 = {
  OPTIONAL_RESOURCES: 1003,
  NO_EXPORT_GUID: 1005,
  EXPORT_IS_INHERITED: 1006,
  SOFT_OBJECT_PATHS: 1008,
  SCRIPT_OFFSETS: 1010,
  METADATA_OFFSET: 1014,
  VERSE_CELLS: 1015,
  SAVED_HASH: 1016,
  IMPORT_HIERARCHIES: 1018,
  /** 5.7: what comes after it may look different */
  NEWEST: 1018,
} as const;

/** Flag of a package that was stripped of what only the editor needs. */
export const FILTERS_EDITOR_ONLY = 0x8000_0000;
