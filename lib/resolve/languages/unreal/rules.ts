/**
 * Assets, settings and project files: nothing but paths of assets and classes is used, and a path says itself what it
 * means.
 */
import { languageRules } from "../language-rules";

export const paths = languageRules(["uasset"], {});

/** The folders of a package are its owners: `/Game/Doors/BP_Door`. */
export const assets = languageRules(["uasset"], { foldersAsQualifiers: true, assets: true });
