export const words = { wrote: (name: string, when: string) => `${name} wrote on ${when}:` };
