-- What a repository's manifests (go.mod, Cargo.toml, package.json, tsconfig.json) said when its imports were linked, as a digest.
ALTER TABLE "repository" ADD COLUMN "manifests" TEXT;
