/** What we use of word-extractor, which has no types of its own. */
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
