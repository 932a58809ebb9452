/** The home page's sample as the check reports it, made while the app is built (scripts/check-home-sample.ts). */
declare module 'virtual:home-check' {
  export const homeCheck: import('../../scripture/check-report.ts').CheckReport;
}
