/**
 * The body has a member that the request object does not define: HTTP 400 without envelope (specification, "Errors").
 */
export class UndefinedMember extends Error {
  override readonly name = 'UndefinedMember';
}
