import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import '../shared/tabs.css';

const CITIES = ['Bern', 'Geneva'];

export default function Vertical() {
  return (
    <Root className="tabs" orientation="vertical" defaultValue={CITIES[0]}>
      <List aria-label="Cities">
        {CITIES.map((city) => (
          <Trigger key={city} value={city}>
            {city}
          </Trigger>
        ))}
      </List>
      {CITIES.map((city) => (
        <Content key={city} value={city}>
          {city} is in Switzerland.
        </Content>
      ))}
    </Root>
  );
}
