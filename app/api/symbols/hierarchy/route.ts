import { bindRoute } from "@/lib/http/bind-route";

export const dynamic = "force-dynamic";
export const GET = bindRoute("symbol_hierarchy");
