/** Names of the icons, as the specification's entries write them. The web draws its own set. */
export type PageIcon =
  | 'Activity'
  | 'Airplay'
  | 'AlertTriangle'
  | 'AlignJustify'
  | 'AlignLeft'
  | 'Aperture'
  | 'AtSign'
  | 'BarChart'
  | 'BarChart2'
  | 'Briefcase'
  | 'Calendar'
  | 'CheckSquare'
  | 'ChevronsRight'
  | 'Circle'
  | 'Clipboard'
  | 'Copy'
  | 'CreditCard'
  | 'Crosshair'
  | 'DollarSign'
  | 'DownloadCloud'
  | 'Edit'
  | 'Edit2'
  | 'Edit3'
  | 'Eye'
  | 'Feather'
  | 'FileText'
  | 'Film'
  | 'Globe'
  | 'Grid'
  | 'Heart'
  | 'HelpCircle'
  | 'Home'
  | 'Inbox'
  | 'Info'
  | 'Key'
  | 'Layers'
  | 'Layout'
  | 'List'
  | 'Loader'
  | 'Lock'
  | 'LogIn'
  | 'Mail'
  | 'Map'
  | 'Maximize2'
  | 'Menu'
  | 'MessageCircle'
  | 'MessageSquare'
  | 'Minimize'
  | 'Minus'
  | 'MoreHorizontal'
  | 'MoreVertical'
  | 'Move'
  | 'Package'
  | 'PieChart'
  | 'Plus'
  | 'RotateCw'
  | 'Search'
  | 'Server'
  | 'Settings'
  | 'Shield'
  | 'ShoppingCart'
  | 'Sliders'
  | 'Smartphone'
  | 'Square'
  | 'Star'
  | 'StopCircle'
  | 'Sun'
  | 'Tablet'
  | 'Tag'
  | 'ToggleLeft'
  | 'ToggleRight'
  | 'TrendingUp'
  | 'Triangle'
  | 'Type'
  | 'Upload'
  | 'UploadCloud'
  | 'User'
  | 'UserPlus'
  | 'UserX'
  | 'Users'
  | 'Watch'
  | 'Zap';

export interface PageFacts {
  id: number;
  /** The page's name in code. */
  target: string;
  link: `/${string}`;
  icon: PageIcon;
  /** In Spanish, the source of all texts. */
  title: string;
}

/** One page in one line. */
export function page<const Target extends string, const Link extends `/${string}`>(
  id: number,
  target: Target,
  link: Link,
  icon: PageIcon,
  title: string,
): PageFacts & { target: Target; link: Link } {
  return { id, target, link, icon, title };
}
