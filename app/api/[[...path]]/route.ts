import { apiRoute } from "@/lib/http/api-route";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = apiRoute;
