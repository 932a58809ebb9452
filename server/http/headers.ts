import type { FastifyInstance } from 'fastify';

/** What a page of ours may load: its own files, and nothing from elsewhere (decision 041). */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * The headers of every answer. A church's network may have no https: only if PUBLIC_URL is https are browsers told
 * to insist on it.
 */
export function securityHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
  const https = publicUrl?.startsWith('https://') ?? false;
  const policy = https ? [...CONTENT_SECURITY_POLICY, 'upgrade-insecure-requests'] : CONTENT_SECURITY_POLICY;
  return Object.freeze({
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    ...(https && { 'strict-transport-security': 'max-age=31536000' }),
  });
}

/** Sets the same headers on every answer. */
export function registerHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
