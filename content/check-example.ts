/**
 * The sample text that an empty /check page offers: one of each result, as people write them. The words in quotation marks
 * are not the Bible's, except for two short phrases.
 */
export const CHECK_EXAMPLE = `When the letter came, my grandmother said, straight from Scripture she thought, “God helps those who help themselves.”

But Paul wrote from prison. “I can do anything through Christ who makes me strong” (Philippians 4:13) is about being content with little. He was writing to friends, and he asked them to “rejoice in the Lord alway” (Philippians 4:4).

So be glad: “all things work out for the best for those who love God” (Romans 8:28), and read what stands in Joshua 1:9. Whoever looks for Hezekiah 4:12 will look for long.
`;
