import { useDisclosure } from '@mantine/hooks';
import { ViewLayer } from './view-layer.tsx';

/** Says over a page that has no frame whose eyes one looks with. */
export function BlankView() {
  const [opened, dialog] = useDisclosure(false);
  return <ViewLayer opened={opened} dialog={dialog} />;
}
