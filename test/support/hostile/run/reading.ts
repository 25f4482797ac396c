/** What a service says of itself in `/metrics`. */
export interface Reading {
  /** Longest delay of its event loop since the last reading, in seconds. */
  readonly delay: number;
  /** Resident memory in bytes. */
  readonly memory: number;
  /** Calls that are worked on or wait for it. */
  readonly calls: number;
}

const names = {
  delay: 'nodejs_eventloop_lag_max_seconds',
  memory: 'process_resident_memory_bytes',
  inFlight: 'case_capture_requests_in_flight',
  waiting: 'case_capture_requests_waiting',
};

/**
 * Reads the metrics; the measure of the delay begins anew. @throws Error when the service does not answer, or does not
 * say one of them.
 */
export async function readService(url: string): Promise<Reading> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string): number => {
    const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`/metrics does not say ${name}`);
    return Number(found);
  };
  return {
    delay: value(names.delay),
    memory: value(names.memory),
    calls: value(names.inFlight) + value(names.waiting),
  };
}
