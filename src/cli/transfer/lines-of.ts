/** Longer than any case that the service takes (16 MB of XML). */
const longestLine = 64 * 1024 * 1024;
const lineFeed = 0x0a;

/** A line of a stream, with its line feed unless the stream ends before one. */
export interface StreamLine {
  readonly bytes: Buffer;
  /** Whether it ends with its line feed. */
  readonly whole: boolean;
}

/**
 * The lines of a stream of bytes. Only a line feed ends one: other line breaks of Unicode stand in texts. @throws Error
 * at a line of over 64 MB.
 */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncIterable<StreamLine> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
      yield { bytes: Buffer.concat([...parts, chunk.subarray(start, end + 1)]), whole: true };
      [parts, length, start] = [[], 0, end + 1];
    }
    parts.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > longestLine) throw new Error(`a line is longer than ${longestLine} bytes`);
  }
  if (length > 0) yield { bytes: Buffer.concat(parts), whole: false };
}
