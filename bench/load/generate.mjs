// Sends requests to a server from another process: node generate.mjs '{"origin":…}' prints figures.
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import autocannon from 'autocannon';

const connections = 10;
const { origin, paths, seconds, rate, headers } = JSON.parse(process.argv[2]);

/** As fast as possible: each connection sends its next request after a response. */
async function inTurn() {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: origin,
    requests: paths.map((path) => ({ path, headers })),
    connections,
    duration: seconds,
  });
  return { perSecond: requests.average, p99: latency.p99, failed: non2xx + errors };
}

const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Resolves when the response is complete, to whether it succeeded. */
const isAnswered = (path) =>
  new Promise((resolve) => {
    get(origin + path, { agent, headers }, (response) => {
      response.once('error', () => resolve(false));
      response.once('end', () => resolve(response.statusCode === 200));
      response.resume();
    }).once('error', () => resolve(false));
  });

/**
 * Sends `rate` requests per second, evenly, whether or not earlier ones are done. Times count from a request's
 * scheduled start, so that a server that falls behind shows longer times.
 */
async function evenly() {
  const count = Math.round(rate * seconds);
  const began = performance.now();
  const asked = [];
  for (let index = 0; index < count; index += 1) {
    const turn = began + (index * 1000) / rate;
    const early = turn - performance.now();
    if (early > 0) await pause(early);
    const answered = isAnswered(paths[index % paths.length]);
    asked.push(answered.then((isRight) => ({ isRight, ms: performance.now() - turn })));
  }
  const answers = await Promise.all(asked);
  const taken = (performance.now() - began) / 1000;
  agent.destroy();
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    perSecond: count / taken,
    p99: sorted[Math.ceil(sorted.length * 0.99) - 1],
    failed: answers.filter(({ isRight }) => !isRight).length,
  };
}

process.stdout.write(JSON.stringify(await (rate === undefined ? inTurn() : evenly())));
