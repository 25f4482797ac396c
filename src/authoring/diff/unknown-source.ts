/** What is to be compared names nothing that could be loaded: the command was called wrongly. */
export class UnknownSource extends Error {}
