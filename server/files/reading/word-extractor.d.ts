/** The part of word-extractor that is used here; it has no types of its own. */
declare module 'word-extractor' {
  interface ExtractedDocument {
    getBody(): string;
    getFootnotes(): string;
    getEndnotes(): string;
  }
  class WordExtractor {
    extract(source: Buffer): Promise<ExtractedDocument>;
  }
  export = WordExtractor;
}
