import type { Middleware } from 'koa';
import type { CallState } from '../calls/call-state.js';
import type { ServiceMetrics } from './service-metrics.js';

/** Counts every call by operation and flavor once its answer is known. */
export function countCalls(metrics: ServiceMetrics): Middleware<CallState> {
  return async (ctx, next) => {
    const started = performance.now();
    await next();
    const { call, outcome } = ctx.state;
    const codes = outcome && Array.isArray(outcome['codes']) ? (outcome['codes'] as readonly number[]) : [];
    const [operation, flavor] = call ? [call.operation.name, call.flavor.name] : ['other', 'none'];
    metrics.countCall({ operation, flavor, status: ctx.status, codes, seconds: (performance.now() - started) / 1000 });
  };
}
