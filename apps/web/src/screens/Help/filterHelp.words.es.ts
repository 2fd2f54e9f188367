import type * as english from './filterHelp.words.ts';

export const words: typeof english.words = {
  small:
    'a al algo alguien algun alguna ante aqui asi aun cada como con cual cuales cuando cuanta cuantas cuanto cuantos de debe debo del desde donde e el ella ellos en es esa ese eso esta estan estas este esto estos estoy fue ha hace hacer hacia hago han hasta hay he la las le les lo los mas me mi mis mucho muy necesito ni no nos o os para pero pide pido podria por porque puede pueden puedo que quien quienes quiero se sea ser si sin sobre son soy su sus tambien tan te tengo tiene tienen todo tu tus u un una unas uno unos usted ustedes va voy y ya yo',
  singular: (word) => {
    if (word.length > 5) return word.replace(/e?s$/, '');
    return word.length > 3 ? word.replace(/s$/, '') : word;
  },
};
