/** The process answers. Says nothing about the database: /readyz does. */
export const dynamic = "force-dynamic";
export const GET = () => Response.json({ status: "live" }, { headers: { "cache-control": "no-store" } });
