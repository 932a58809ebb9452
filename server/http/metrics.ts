import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Log } from './logging.ts';

/** A number that is read on request, for example the number of running replies. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly read: () => number;
}

export interface Metrics {
  /** `route` is a pattern and `milliseconds` a duration: the number of series is bounded by the routes. */
  count(method: string, route: string, status: number, milliseconds: number): void;
  /** Prometheus text format 0.0.4. */
  text(): string;
}

/** Upper bounds of the duration buckets, in seconds. A streamed reply may run for minutes. */
const BUCKETS = [0.005, 0.025, 0.1, 0.5, 2.5, 10, 60];

interface Series {
  readonly labels: string;
  readonly buckets: number[];
  count: number;
  seconds: number;
}

/** Request counts and process metrics, and how often each code was `warned` of. The number of methods is bounded too: Node's parser rejects unknown ones. */
export function createMetrics(gauges: readonly Gauge[], warned: Log['warned'] = new Map()): Metrics {
  const series = new Map<string, Series>();
  const loopDelay = monitorEventLoopDelay({ resolution: 20 });
  loopDelay.enable();
  const allGauges: readonly Gauge[] = [
    ...gauges,
    {
      name: 'process_resident_memory_bytes',
      help: 'Memory of the process.',
      read: () => process.memoryUsage.rss(),
    },
    {
      name: 'process_cpu_seconds_total',
      help: 'CPU time of the process.',
      read: () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
    },
    { name: 'process_uptime_seconds', help: 'Time since the start.', read: () => process.uptime() },
    {
      name: 'nodejs_eventloop_delay_p99_seconds',
      help: 'How late the event loop was since the last reading, 99th percentile.',
      read: () => {
        const seconds = loopDelay.percentile(99) / 1e9;
        loopDelay.reset();
        return seconds;
      },
    },
  ];

  function count(method: string, route: string, status: number, milliseconds: number): void {
    const labels = `method="${method}",route="${escapeLabel(route)}",status="${status}"`;
    let one = series.get(labels);
    if (!one) {
      one = { labels, buckets: BUCKETS.map(() => 0), count: 0, seconds: 0 };
      series.set(labels, one);
    }
    const seconds = milliseconds / 1_000;
    one.count += 1;
    one.seconds += seconds;
    for (let i = BUCKETS.length - 1; i >= 0 && seconds <= (BUCKETS[i] ?? 0); i -= 1) {
      one.buckets[i] = (one.buckets[i] ?? 0) + 1;
    }
  }

  function text(): string {
    const name = 'http_request_duration_seconds';
    const requests = [...series.values()].flatMap(({ labels, buckets, count: total, seconds }) => [
      ...BUCKETS.map((end, i) => `${name}_bucket{${labels},le="${end}"} ${buckets[i]}`),
      `${name}_bucket{${labels},le="+Inf"} ${total}`,
      `${name}_sum{${labels}} ${seconds}`,
      `${name}_count{${labels}} ${total}`,
    ]);
    const readings = allGauges.flatMap((gauge) => [
      `# HELP ${gauge.name} ${gauge.help}`,
      `# TYPE ${gauge.name} ${gauge.name.endsWith('_total') ? 'counter' : 'gauge'}`,
      `${gauge.name} ${gauge.read()}`,
    ]);
    return [
      `# HELP ${name} Answers by method, route pattern and status.`,
      `# TYPE ${name} histogram`,
      ...requests,
      ...readings,
      '# HELP berea_warnings_total Warnings and errors of the log since the start, by code.',
      '# TYPE berea_warnings_total counter',
      ...[...warned].map(([code, { times }]) => `berea_warnings_total{code="${escapeLabel(code)}"} ${times}`),
      '',
    ].join('\n');
  }

  return { count, text };
}

const escapeLabel = (value: string): string => value.replace(/["\\\n]/g, '_');
