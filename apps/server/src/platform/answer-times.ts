/** Upper bounds of the buckets, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

type Times = { labels: string; counts: number[]; count: number; sum: number };

export type AnswerTimes = {
  add(method: string, route: string, status: number, seconds: number): void;
  /** The histogram in Prometheus' text form. */
  print(): string;
};

const escape = (text: string): string => text.replace(/[\\"\n]/g, (c) => (c === '\n' ? '\\n' : `\\${c}`));

/** How long answers took, by route and status. The library's histogram builds a key of labels per answer, ten times dearer. */
export const createAnswerTimes = (): AnswerTimes => {
  // By the method in the route, as a key of both joined would be hashed anew for every answer.
  const byRoute = new Map<string, Map<string, Map<number, Times>>>();
  const find = (method: string, route: string, status: number): Times => {
    let byMethod = byRoute.get(route);
    if (!byMethod) byRoute.set(route, (byMethod = new Map()));
    let byStatus = byMethod.get(method);
    if (!byStatus) byMethod.set(method, (byStatus = new Map()));
    let times = byStatus.get(status);
    if (!times) {
      const labels = `method="${escape(method)}",route="${escape(route)}",status="${status}"`;
      byStatus.set(status, (times = { labels, counts: bounds.map(() => 0), count: 0, sum: 0 }));
    }
    return times;
  };
  return {
    add(method, route, status, seconds) {
      const times = find(method, route, status);
      times.count += 1;
      times.sum += seconds;
      for (let i = bounds.length - 1; i >= 0 && seconds <= (bounds[i] as number); i--)
        times.counts[i] = (times.counts[i] as number) + 1;
    },
    print() {
      const lines = [
        '# HELP http_answer_seconds Time to answer by route and status',
        '# TYPE http_answer_seconds histogram',
      ];
      for (const byStatus of [...byRoute.values()].flatMap((byMethod) => [...byMethod.values()])) {
        for (const { labels, counts, count, sum } of byStatus.values()) {
          bounds.forEach((bound, i) => lines.push(`http_answer_seconds_bucket{le="${bound}",${labels}} ${counts[i]}`));
          lines.push(
            `http_answer_seconds_bucket{le="+Inf",${labels}} ${count}`,
            `http_answer_seconds_sum{${labels}} ${sum}`,
            `http_answer_seconds_count{${labels}} ${count}`,
          );
        }
      }
      return `${lines.join('\n')}\n`;
    },
  };
};
