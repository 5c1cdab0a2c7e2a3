"""Records that are sent as rows, in the OpenAPI document: Litestar takes every record for an object with names."""

from typing import TYPE_CHECKING, Any

from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import Struct

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


class Rows(OpenAPISchemaPlugin):
    """A row begins with its tag, where it has one, and has as many places as its record has fields."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return isinstance(value, type) and issubclass(value, Struct) and value.__struct_config__.array_like

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: "SchemaCreator") -> Schema:
        kind = field_definition.annotation
        tag = kind.__struct_config__.tag
        places = len(kind.__struct_fields__) + (tag is not None)
        return Schema(
            type=OpenAPIType.ARRAY,
            description=kind.__doc__,
            prefix_items=[Schema(const=tag)] if tag is not None else None,
            min_items=places,
            max_items=places,
        )
