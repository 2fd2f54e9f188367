export const words = {
  unpriced: 'No price',
  pin: (price: string, title: string, place: string) => `${price}, ${title}, near ${place}`,
  cluster: (count: string, price: string | undefined) =>
    price === undefined ? `${count} close together` : `${count} close together, from ${price}`,
  /** Names start with the visible text. */
  place: (text: string, count: string) => `${text}: ${count} in one place`,
  from: (count: string, price: string) => `${count} from ${price}`,
};
