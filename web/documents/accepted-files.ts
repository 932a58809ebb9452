/** The file types that can be read, for the `accept` attribute of a file input (behaviour 3.6). */
export const ACCEPTED_FILES =
  '.txt,.pdf,.docx,.doc,text/plain,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document';
