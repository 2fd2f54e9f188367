// Checks that CI and containers load actions and images only by digest, because names can be moved to other code.

const PINNED_ACTION = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
const PINNED_IMAGE = /:[\w.-]+@sha256:[0-9a-f]{64}$/;
const VERSION = /^v\d+\.\d+\.\d+$/;

const unquoted = (text) => text.replaceAll(/^['"]|['"]$/g, '');

/** The values of a key in YAML, with the comment after each. */
function* valuesOf(yaml, key) {
  const value = new RegExp(`^[^#]*?['"]?\\b${key}['"]?:[ \\t]+([^\\s,{}]+)[^#\\n]*(?:#[ \\t]*(\\S*))?`, 'gm');
  for (const [, text, comment = ''] of yaml.matchAll(value)) yield [unquoted(text), comment];
}

/** The images that a Dockerfile starts from, copies from or names as its syntax, except its own stages. */
function* imagesOf(dockerfile) {
  const syntax = /^#\s*syntax\s*=\s*(\S+)/im.exec(dockerfile)?.[1];
  if (syntax !== undefined) yield syntax;
  const stages = ['scratch'];
  for (const line of dockerfile.replaceAll('\\\n', ' ').split('\n')) {
    const [, image, stage] = /^\s*FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.exec(line) ?? [];
    const [, copied] = /^\s*(?:COPY|ADD)\s.*--from=(\S+)/i.exec(line) ?? [];
    const [, mounted] = /^\s*RUN\s.*--mount=\S*\bfrom=([^\s,]+)/i.exec(line) ?? [];
    for (const name of [image, copied, mounted])
      if (name !== undefined && !stages.includes(name) && !/^\d+$/.test(name)) yield name;
    if (stage !== undefined) stages.push(stage);
  }
}

export const isDockerfile = (path) => /(^|[/.])(Docker|Container)file(\.[\w-]+)?$/.test(path);
export const isPipeline = (path) => /^\.github\/.*\.ya?ml$|(^|\/)(docker-)?compose[\w.-]*\.ya?ml$/.test(path);

/**
 * @param path of a workflow, an action, a compose file or a Dockerfile
 * @param text its content
 * @returns the violations, a line each
 */
export function auditPins(path, text) {
  const faults = [];
  const checkImage = (image) => {
    if (!PINNED_IMAGE.test(image)) faults.push(`${path}: ${image} is not pinned as image:tag@sha256:digest`);
  };
  if (isDockerfile(path)) {
    for (const image of imagesOf(text)) checkImage(image);
    return faults;
  }
  for (const key of ['image', 'container']) for (const [image] of valuesOf(text, key)) checkImage(image);
  for (const [action, comment] of valuesOf(text, 'uses')) {
    if (action.startsWith('./')) continue;
    if (action.startsWith('docker://')) checkImage(action.slice('docker://'.length));
    else if (!PINNED_ACTION.test(action)) faults.push(`${path}: ${action} is not pinned by a full commit`);
    else if (!VERSION.test(comment))
      faults.push(`${path}: ${action} has no comment with its version: # v1.2.3`);
  }
  return faults;
}
