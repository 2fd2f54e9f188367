export const words = { label: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' };
