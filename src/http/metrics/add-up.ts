import { AggregatorRegistry } from 'prom-client';

/** What several processes measure, as one, in the text form of Prometheus; each metric says how values become one. */
export function addUp(all: readonly unknown[]): Promise<string> {
  return AggregatorRegistry.aggregate(all as Parameters<typeof AggregatorRegistry.aggregate>[0]).metrics();
}
