import { cast, face } from '#sample/cast.ts';

/** Who visits the profile: those of the company who have a picture, and some friends. */
const visitors = {
  daniela: cast.daniela,
  camila: cast.camila,
  matias: cast.matias,
  sebastian: cast.sebastian,
  cristobal: cast.cristobal,
  valentina: cast.valentina,
  fernanda: cast.fernanda,
  josefa: { fullName: 'Josefa Arancibia', avatar: face(4) },
  simon: { fullName: 'Simón Aguilera', avatar: face(6) },
  julieta: { fullName: 'Julieta Manríquez', avatar: face(20) },
  esteban: { fullName: 'Esteban Molina', avatar: face(18) },
};

export type Name = keyof typeof visitors;

export function withFace(name: Name) {
  const { avatar, fullName } = visitors[name];
  return { avatar, username: fullName };
}

export function withFaces(...names: Name[]) {
  return names.map(withFace);
}
