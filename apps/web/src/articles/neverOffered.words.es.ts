import type * as english from './neverOffered.words.ts';

export const neverOffered: typeof english.neverOffered = [
  'armas, municiones o explosivos;',
  'drogas ilegales, medicamentos con receta, tabaco o alcohol;',
  'artículos robados, retirados del mercado o falsificados;',
  'animales que la ley no te permite vender, o partes de especies protegidas;',
  'restos humanos, partes del cuerpo o fluidos corporales;',
  'contenido o servicios para adultos;',
  'datos personales, cuentas, documentos de identidad o instrumentos financieros;',
  'cualquier otra cosa que la ley te prohíba vender, o vender de esta manera.',
];
