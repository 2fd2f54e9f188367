export const tooMany = 'Demasiados intentos. Espera un momento e inténtalo de nuevo.';
export const tooManyFor = (wait: string): string => `Demasiados intentos. Inténtalo de nuevo en ${wait}.`;
export const waits = {
  minute: 'un minuto',
  minutes: (minutes: number): string => `${minutes} minutos`,
  hour: 'una hora',
  hours: (hours: number): string => `${hours} horas`,
};
