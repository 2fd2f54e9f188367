/** Words of a catalog in the pseudo-locale: texts, functions that return texts, and records of both. */
export declare function pseudo<Words>(words: Words): Words;
//# sourceMappingURL=pseudoText.d.ts.map