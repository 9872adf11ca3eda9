/** Name of the migrated, empty database that test databases are copied from. */
export const TEMPLATE = "fathom_template";
