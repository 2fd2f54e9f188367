import { Text } from '@porchlight/ui';

export default function About() {
  return <Text>A marketplace for the street you live on.</Text>;
}
