/**
 * Node's own HTTP. Importing `node:http` by name would load `fetch` as well, 3 MB that an installation with the guide
 * never uses (docs/decisions/043-memory.md).
 */
const http = process.getBuiltinModule('node:http');
const https = process.getBuiltinModule('node:https');

export const createHttpServer = http.createServer;
export const requestHttp = http.request;
export const requestHttps = https.request;
export const getHttp = http.get;
