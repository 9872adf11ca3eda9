import { defineConfig } from "prisma/config";

/** Tells Prisma's own tools where schema and migrations are. `npm start` applies the migrations itself. */
export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
});
