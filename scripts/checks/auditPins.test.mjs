import { expect, test } from 'vitest';

import { auditPins, isDockerfile, isPipeline } from './auditPins.mjs';

const commit = 'a1'.repeat(20);
const digest = `sha256:${'b2'.repeat(32)}`;
const workflow = '.github/workflows/ci.yml';

test.each([
  [workflow, `      - uses: actions/checkout@v4`],
  [workflow, `      - uses: actions/checkout@main # v4.0.0`],
  [workflow, `      - uses: actions/checkout@${commit.slice(1)} # v4.0.0`],
  [workflow, `      - uses: actions/checkout@${commit}`],
  [workflow, `      - uses: actions/checkout@${commit} # v4`],
  [workflow, `        uses: 'actions/checkout@v4'`],
  [workflow, `      - { uses: actions/checkout@v4, with: { fetch-depth: 0 } }`],
  [workflow, `      - "uses": actions/checkout@v4`],
  [workflow, `      - uses: owner/repository/.github/workflows/shared.yml@v1`],
  [workflow, `      - uses: docker://alpine:3`],
  [workflow, `        image: postgres:16`],
  [workflow, `    container: node:22`],
  [workflow, `    container: { image: node:22 }`],
  ['.github/actions/install/action.yml', `    - uses: actions/cache@v4`],
  ['compose.yaml', `    image: minio/minio`],
  ['compose.yaml', `    image: minio/minio@${digest}`],
  ['compose.yaml', `    image: haproxy:2.6@sha256:b2b2`],
  ['Dockerfile', `FROM node:22 AS build`],
  ['Dockerfile', `from node:22`],
  ['Dockerfile', `FROM --platform=linux/amd64 node:22`],
  ['Dockerfile', `ARG BASE=node:22\nFROM \${BASE}`],
  ['Dockerfile', `FROM scratch\nCOPY --from=busybox:1 /bin/sh /bin/sh`],
  ['Dockerfile', `FROM scratch\nRUN --mount=type=bind,from=busybox,target=/b true`],
  ['Dockerfile', `# syntax=docker/dockerfile:1\nFROM scratch`],
  ['Dockerfile', `FROM later\nFROM scratch AS later`],
])('%s refuses %j', (path, text) => {
  expect(auditPins(path, `${text}\n`)).toHaveLength(1);
});

test.each([
  [workflow, `      - uses: actions/checkout@${commit} # v4.3.1`],
  [workflow, `      - uses: owner/repository/folder@${commit} # v1.0.0`],
  [workflow, `      - uses: ./.github/actions/install`],
  [workflow, `      # uses: actions/checkout@v4`],
  [workflow, `      - uses: docker://alpine:3@${digest}`],
  ['compose.yaml', `    image: minio/minio:RELEASE.2025-09-07T16-13-09Z@${digest}`],
  ['compose.yaml', `    build: { context: ., target: server }`],
  [
    'Dockerfile',
    `FROM node:22@${digest} AS build\nFROM build AS demo\nCOPY --from=build /a /a\nCOPY --from=0 /b /b`,
  ],
  ['Dockerfile', `FROM scratch`],
])('%s accepts %j', (path, text) => {
  expect(auditPins(path, `${text}\n`)).toEqual([]);
});

test('which files are read', () => {
  const dockerfiles = ['Dockerfile', 'deploy/pgbouncer.Dockerfile', 'a/Dockerfile.dev', 'Containerfile'];
  expect(dockerfiles.filter((path) => !isDockerfile(path))).toEqual([]);
  const pipelines = [workflow, '.github/actions/a/action.yaml', 'compose.yaml', 'docker-compose.dev.yml'];
  expect(pipelines.filter((path) => !isPipeline(path))).toEqual([]);
  expect([isDockerfile('docs/Dockerfile.md/x'), isPipeline('pnpm-lock.yaml')]).toEqual([false, false]);
});
