/**
 * A fault as it may be logged: what the parser of HTTP keeps of a request that it cannot read holds keys and answers,
 * and goes (docs/operating.md, "Who may do what").
 */
export function withoutPacket(fault: unknown): unknown {
  if (fault instanceof Error && 'rawPacket' in fault) delete fault.rawPacket;
  return fault;
}
