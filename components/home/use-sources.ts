"use client";
/** Repositories that are being added and removed, and asking for it. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "@/lib/client/api-error";
import { changeSources, sourceChangesQuery } from "@/lib/client/source-changes";
import { statusQuery } from "@/lib/client/queries/status";
import type { NewSourceRequest, SourceChanges } from "@/lib/contract/source-changes";

export interface Sources extends SourceChanges {
  /** What was asked for last was refused; null when it was taken. */
  refused: { message: string; hint: string } | null;
  /** A request is on its way. */
  isAsking: boolean;
  /** True when it was taken. */
  ask: (request: NewSourceRequest) => Promise<boolean>;
}

const NONE: SourceChanges = { mayManage: false, changes: [], fetched: [] };

export function useSources(): Sources {
  const client = useQueryClient();
  const { data = NONE } = useQuery(sourceChangesQuery());
  const [refused, setRefused] = useState<Sources["refused"]>(null);
  const [isAsking, setAsking] = useState(false);
  const ended = data.changes.filter(({ state }) => state === "done" || state === "failed").length;
  // What was added or removed shows at once.
  useEffect(() => void client.invalidateQueries({ queryKey: statusQuery().queryKey }), [client, ended]);
  const ask = async (request: NewSourceRequest): Promise<boolean> => {
    setAsking(true);
    setRefused(null);
    try {
      await changeSources(request);
      await client.invalidateQueries({ queryKey: sourceChangesQuery().queryKey });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused({ message: error.message, hint: error.hint });
      return false;
    } finally {
      setAsking(false);
    }
  };
  return { ...data, refused, isAsking, ask };
}
