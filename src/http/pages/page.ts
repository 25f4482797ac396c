import type { Readable } from 'node:stream';

// Apart from what mounts pages: who uses the package gets these types, and none of the libraries behind them.

/** A page for people beside the interface, with the files it needs: `/<name>`, and `/<name>/<file>`. */
export interface Page {
  readonly name: string;
  readonly html: Uint8Array;
  /** By name; everything a page needs comes from here. */
  readonly files: ReadonlyMap<string, PageFile>;
  /** What it asks for while it is open, by name beside the files; nothing unless given. */
  readonly live?: ReadonlyMap<string, LiveAnswer>;
  /** Whether it shows pages of this service in frames, or may be shown in one. Default: neither. */
  readonly frames?: 'shows' | 'shown';
}

/** Something that a page asks for: nothing comes of it (404) where it says so. */
export interface LiveAnswer {
  readonly method: 'GET' | 'POST';
  readonly answer: (query: URLSearchParams) => LiveBody | undefined | Promise<LiveBody | undefined>;
}

export interface LiveBody {
  readonly type: string;
  /** A stream is sent piece by piece until one of both ends it. */
  readonly content: string | Readable;
}

export interface PageFile {
  readonly type: string;
  readonly content: Uint8Array;
}
