/** A form with one file in the field `file`, as `inject` takes it. */
export function aForm(bytes: Buffer, headers: Record<string, string> = {}) {
  const boundary = 'form-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="picture.png"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
