// Apart from what mounts pages: who uses the package gets these types, and none of the libraries behind them.

/** A page for people beside the interface, with the files it needs: `/<name>`, and `/<name>/<file>`. */
export interface Page {
  readonly name: string;
  readonly html: Uint8Array;
  /** By name; everything a page needs comes from here. */
  readonly files: ReadonlyMap<string, PageFile>;
}

export interface PageFile {
  readonly type: string;
  readonly content: Uint8Array;
}
