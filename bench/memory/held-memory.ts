/** What a web server says of its own memory. */

/** Bytes. */
export interface HeldMemory {
  /** what the system holds for the process */
  resident: number;
  /** of JavaScript objects, and what is held for them */
  objects: number;
  heap: number;
  /** of arrays and of WebAssembly, as far as the engine counts them */
  external: number;
  /** seconds of CPU that the process has used since it was started */
  cpu: number;
}

export async function heldMemory(base: string): Promise<HeldMemory> {
  const text = await (await fetch(`${base}/metrics`)).text();
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
  return {
    resident: figure("process_resident_memory_bytes"),
    objects: figure("nodejs_heap_size_used_bytes"),
    heap: figure("nodejs_heap_size_total_bytes"),
    external: figure("nodejs_external_memory_bytes"),
    cpu: figure("process_cpu_seconds_total"),
  };
}

/** A row of the printed table, in MB. */
export function wordHeld(held: HeldMemory): Record<string, number> {
  const megabytes = (bytes: number): number => Math.round(bytes / 1e6);
  return {
    "resident MB": megabytes(held.resident),
    "objects MB": megabytes(held.objects),
    "heap MB": megabytes(held.heap),
    "arrays MB": megabytes(held.external),
  };
}
