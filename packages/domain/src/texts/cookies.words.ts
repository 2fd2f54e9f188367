export const title = 'Cookies';
export const save = 'Save Cookie Preferences';
export const saved = 'Cookie preferences saved!';
