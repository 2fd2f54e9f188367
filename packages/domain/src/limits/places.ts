export const locationMinChars = 3;
export const locationDebounceMs = 300;
