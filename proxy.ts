/** Guards pages as the API guards itself: a host name that is not ours gets nothing of the code. */
import { NextResponse, type NextRequest } from "next/server";
import { env } from "./lib/env";
import { guardRequest } from "./lib/http/guard-request";
import { AppError } from "./lib/errors";

export function proxy(request: NextRequest): NextResponse {
  try {
    guardRequest(request.headers, env().allowedHosts);
    return NextResponse.next();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new NextResponse(`${error.message}\n${error.hint}\n`, { status: error.status });
  }
}

/** The API and MCP guard themselves; built assets hold no code of the reader's. */
export const config = { matcher: ["/((?!api/|mcp|symbols|livez|readyz|_next/static/).*)"] };
