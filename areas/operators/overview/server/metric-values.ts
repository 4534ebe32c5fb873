import type { Registry } from 'prom-client';

/** A value of a metric with its labels. */
export interface MetricValue {
  /** Its own name; a histogram has `…_bucket`, `…_sum` and `…_count`. */
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** The values that a metric of this node has now; none where nobody registered it. */
export async function metricValues(registry: Registry, name: string): Promise<MetricValue[]> {
  const metric = registry.getSingleMetric(name);
  if (!metric) return [];
  const { values } = await metric.get();
  return values.map((one) => ({
    name: (one as { metricName?: string }).metricName ?? name,
    labels: Object.fromEntries(Object.entries(one.labels).map(([key, of]) => [key, String(of)])),
    value: one.value,
  }));
}
